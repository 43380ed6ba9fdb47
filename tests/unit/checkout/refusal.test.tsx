import { zodResolver } from '@hookform/resolvers/zod'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { CheckoutForm } from '@/checkout/checkout-form'
import { isRolledBack, type Refusal } from '@/checkout/mutations'
import { checkoutSchema, type CheckoutInput, type CheckoutValues } from '@/checkout/schema'
import type { Checkout } from '@/checkout/use-checkout'
import { toAppError } from '@/lib/errors'
import { renderInShop } from '../../render'

const valid: CheckoutInput = {
  firstName: 'Amina',
  lastName: 'El Fassi',
  email: 'amina@mcg.example',
  phone: '0612345678',
  address: '12, derb Sidi Ahmed',
  district: '',
  landmark: '',
  city: 'Fez',
  region: '',
  postalCode: '',
  country: 'morocco',
  paymentMethod: 'cash_on_delivery',
  notes: '',
  deliverTo: 'home',
  isGift: false,
  giftMessage: '',
  giftWrap: false,
  isCompany: false,
  company: '',
  ice: '',
}
const problems = 'Please check the fields marked below.'

function Form({ values, refusal, onSend }: { values: CheckoutInput; refusal: Refusal; onSend: () => void }) {
  const form = useForm<CheckoutInput, unknown, CheckoutValues>({
    resolver: zodResolver(
      checkoutSchema([{ method: 'cash_on_delivery', countries: 'morocco' }], {
        short: false,
        served: ['morocco'],
      }),
    ),
    defaultValues: values,
    mode: 'onTouched',
  })
  const checkout = {
    form,
    shop: { pickup_days: null, gift_wrap_price: null },
    submit: form.handleSubmit(onSend),
    country: 'morocco',
    countries: ['morocco'],
    methods: ['cash_on_delivery'],
    paymentMethod: 'cash_on_delivery',
    transferHoldDays: 5,
    amounts: { total_amount: 215, delivery_fee: 0 },
    online: true,
    refusal,
  } as unknown as Checkout
  return <CheckoutForm checkout={checkout} />
}

const refusal: Refusal = {
  kind: 'other',
  error: toAppError({ code: 'PT422', message: 'too_many', details: '{"max_quantity": 99}' }, 422),
}

async function submit(values: CheckoutInput): Promise<boolean> {
  let sent = false
  renderInShop(<Form values={values} refusal={refusal} onSend={() => (sent = true)} />)
  const button = await screen.findByRole('button', { name: /Place order/ })
  fireEvent.submit(button.closest('form')!)
  await expect.poll(() => sent || screen.queryByText(problems) !== null).toBe(true)
  return sent
}

it('a refused order with valid fields does not point at fields, and the refusal names its cause', async () => {
  expect(await submit(valid)).toBe(true)
  expect(screen.queryByText(problems)).toBeNull()
  expect(screen.getByText(/^An order can contain/)).toBeInTheDocument()
})

it('an invalid field is announced', async () => {
  expect(await submit({ ...valid, city: '' })).toBe(false)
  expect(screen.getByText(problems)).toBeInTheDocument()
})

it.each([
  ['40P01', true],
  ['40001', true],
  ['23505', false],
])('SQLSTATE %s is repeated with the same key: %s', (code, repeated) => {
  expect(isRolledBack(toAppError({ code, message: 'x' }, 500))).toBe(repeated)
})
