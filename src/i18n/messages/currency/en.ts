export const en = {
  'currency.about': 'about {price}',
  'currency.rate': '1 {currency} = {price}, rate of {date}',
  'currency.charged': 'You pay in dirhams, or with PayPal in the currency stated on the payment page.',
} as const
