import { expectTypeOf, test } from 'vitest'
import type { Enums } from '../../src/lib/database.types.ts'
import type * as shared from '../../supabase/functions/_shared/provider.ts'
import type * as mail from '../../supabase/functions/send-emails/mail.ts'

// The functions are deployed without the shop's code, so they name the database's values themselves. `tsc` compares them.

test('mails and payments know every value of the database', () => {
  expectTypeOf<mail.Language>().toEqualTypeOf<Enums<'language'>>()
  expectTypeOf<shared.Language>().toEqualTypeOf<Enums<'language'>>()
  expectTypeOf<mail.PaymentMethod>().toEqualTypeOf<Enums<'payment_method'>>()
  expectTypeOf<mail.PaymentProvider>().toEqualTypeOf<Enums<'payment_provider'>>()
  expectTypeOf<mail.OrderStatus>().toEqualTypeOf<Enums<'order_status'>>()
  expectTypeOf<mail.ReturnWish>().toEqualTypeOf<Enums<'return_wish'>>()
  expectTypeOf<mail.ReturnReason>().toEqualTypeOf<Enums<'return_reason'>>()
  // A customer who withdraws a return gets no mail.
  expectTypeOf<mail.ReturnState>().toEqualTypeOf<Exclude<Enums<'return_state'>, 'cancelled'>>()
})
