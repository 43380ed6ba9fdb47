export const en = {
  'payment.title': 'Pay for your order',
  'payment.order': 'Your payment',
  'payment.orderNumber': 'Order',
  'payment.notFound': 'We could not find this order',
  'payment.notFoundText': 'Please open the link from our email again, or write to us.',
  'payment.amount': 'To pay',
  'payment.partly': 'We have received {paid} of {total}.',
  'payment.heldUntil': 'Your pieces are reserved until {date}.',
  'payment.paid': 'Thank you, your order is paid.',
  'payment.received': 'We have received {amount} ({ways}).',
  'payment.next': 'We are preparing your pieces and will email you when they are on their way.',
  'payment.nextPickup': 'We are preparing your pieces and will email you when you can pick them up.',
  'payment.nextHere': 'We are preparing your pieces. You can follow your order below.',
  'payment.attempt':
    'You started a payment ({way}) on {date}, and we have no confirmation yet. Wait for our email if you finished it; otherwise pay below.',
  'payment.attemptHere':
    'You started a payment ({way}) on {date}, and we have no confirmation yet. If you finished it, it will appear here; otherwise pay below.',
  'payment.way.cash_on_delivery': 'cash on delivery',
  'payment.way.cash': 'cash',
  'payment.way.transfer': 'bank transfer',
  'payment.way.cmi': 'card',
  'payment.way.paypal': 'PayPal',
  'payment.held':
    'Your payment ({way}) is being checked, which can take several days. You do not need to pay again: your pieces are reserved, and we will email you.',
  'payment.heldHere':
    'Your payment ({way}) is being checked, which can take several days. You do not need to pay again: your pieces are reserved, and this page will show the result.',
  'payment.awaited':
    'We are waiting for the confirmation of your payment. You can close this page: we will email you.',
  'payment.awaitedHere':
    'We are waiting for the confirmation of your payment. It will appear on this page, which you can open again at any time.',
  'payment.again': 'Did not finish? Start the payment again',
  'payment.againText':
    'You can start the payment again. If the first one arrives after all, we refund one of the two.',
  'payment.declined':
    'Your payment did not go through, and nothing was charged. Try again, or choose another payment method.',
  'payment.expired': 'This order was cancelled because the payment did not arrive in time.',
  'payment.expiredLate':
    'If your payment is already on its way, nothing is lost: we reopen the order if the pieces are still available, or refund you.',
  'payment.cancelled': 'This order has been cancelled.',
  'payment.toRefund': 'We will refund you {amount}.',
  'payment.refunded': 'We have refunded you {amount}.',
  'payment.onReceipt': 'You pay {amount} in cash when you receive your order.',
  'payment.how': 'How would you like to pay?',
  'payment.orOnline': 'Or pay online',
  'payment.method.cardText':
    'Visa or Mastercard, in dirhams, on the secure page of the Centre Monétique Interbancaire. No fee.',
  'payment.method.cardGo': 'Pay by card',
  'payment.method.paypalText':
    'In euros, US dollars, pounds or Canadian dollars, on PayPal’s page. No fee from us.',
  'payment.method.paypalGo': 'Pay with PayPal',
  'payment.currency': 'Currency',
  'payment.charged': 'PayPal will charge {amount} (1 {currency} = {rate}, rate of {date}).',
  'payment.chooseTransfer': 'Pay by bank transfer instead',
  'payment.transfer.title': 'Bank transfer',
  'payment.transfer.text':
    'Transfer the amount to this account with the order number as the reference. We will email you when it arrives and then prepare your order.',
  'payment.transfer.textHere':
    'Transfer the amount to this account with the order number as the reference. This page will show when it has arrived, and we will then prepare your order.',
  'payment.transfer.amount': 'Amount',
  'payment.transfer.reference': 'Reference',
  'payment.transfer.holder': 'Account holder',
  'payment.transfer.bank': 'Bank',
  'payment.transfer.qr': 'QR code with the transfer details',
  'payment.transfer.qrText': 'The same details, to scan with a phone',
  'payment.copy': 'Copy: {label}',
  'payment.copied': 'Copied: {label}',
  'payment.proof.label': 'Proof of transfer (optional)',
  'payment.proof.hint': 'An image or a PDF of at most 5 MB. Only we will see it.',
  'payment.proof.choose': 'Choose a file',
  'payment.proof.signIn': 'Sign in to send us proof of the transfer',
  'payment.proof.write': 'To send us proof of the transfer, write to us:',
  'payment.proof.of': 'Proof of transfer, order {number}',
  'payment.proof.type': 'Choose an image (JPEG, PNG or WebP) or a PDF.',
  'payment.proof.size': 'The file is larger than 5 MB.',
  'payment.proof.full':
    'We have received five files for this order, the maximum. Write to us if one is missing.',
  'payment.proof.sending': 'Sending the file…',
  'payment.proof.received': {
    one: 'We have received {count} file. We will confirm the payment by email.',
    other: 'We have received {count} files. We will confirm the payment by email.',
  },
  'payment.proof.receivedHere': {
    one: 'We have received {count} file. This page will show when the payment is confirmed.',
    other: 'We have received {count} files. This page will show when the payment is confirmed.',
  },
  'payment.invoices': 'Invoices',
  'payment.invoice': 'Invoice',
  'payment.creditNote': 'Credit note',
  'payment.track': 'Follow the order',
  'payment.orderAgain': 'Order again',
  'payment.support': 'Questions about your payment?',

  'payment.complete.title': 'Your order',
  'payment.complete.text': 'We prepared this order for you. Check it, complete your details and place it.',
  'payment.complete.expired': 'This link is no longer valid',
  'payment.complete.unserved':
    'We no longer deliver to the country of this order. Write to us and we will find a solution.',
  'payment.complete.expiredText': 'Write to us and we will send you a new one.',
  'payment.complete.placed': 'This order has been placed',
  'payment.complete.follow': 'Follow the order',
  'payment.complete.priceChanged': 'The price is now {total}. Check it and place the order again.',
  'payment.complete.items': 'Your items',
} as const
