import { useId } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Checkbox } from '@/ui/checkbox'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Fieldset } from '@/ui/fieldset'
import { Textarea } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { TypedText } from '@/ui/typed-text'
import { DELIVERY_PLACES, type DeliveryPlace } from './schema'
import type { Checkout } from './use-checkout'

const MAX_MESSAGE = 300

const NAMES = {
  home: 'ordering.place.home',
  lodging: 'ordering.place.lodging',
  pickup: 'ordering.place.pickup',
} as const satisfies Record<DeliveryPlace, PlainMessageKey>

type DeliveryPlaceFieldsProps = { checkout: Pick<Checkout, 'form' | 'shop'> }

/** Within Morocco: to an address, to a riad or hotel, or picked up at the shop's own address where the shop offers it. */
export function DeliveryPlaceFields({ checkout: { form, shop } }: DeliveryPlaceFieldsProps) {
  const { t, language } = useLanguage()
  const id = useId()
  const message = form.formState.errors.deliverTo?.message
  return (
    <Fieldset className="flex flex-col gap-2" aria-describedby={message && `${id}-error`}>
      <legend className="mb-2 font-medium">{t('ordering.place.legend')}</legend>
      {DELIVERY_PLACES.filter((place) => place !== 'pickup' || shop.pickup_days !== null).map((place) => (
        <Choice
          key={place}
          value={place}
          aria-labelledby={`${id}-${place}`}
          aria-describedby={place === 'pickup' ? `${id}-address` : undefined}
          {...form.register('deliverTo')}
        >
          <span className="min-w-0 grow">
            <span id={`${id}-${place}`} className="block">
              {t(NAMES[place])}
            </span>
            {place === 'pickup' && (
              <span id={`${id}-address`} className="block text-sm text-ink-muted">
                <bdi>
                  <TypedText text={localized(shop, 'address', language)} />
                </bdi>{' '}
                · {t('deferred.summary.free')}
              </span>
            )}
          </span>
        </Choice>
      ))}
      {message !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-brick">
          {t('ordering.place.unavailable')}
        </p>
      )}
    </Fieldset>
  )
}

type GiftFieldsProps = { checkout: Pick<Checkout, 'form' | 'shop' | 'isGift' | 'paymentMethod'> }

/** A parcel without prices, with a message on a card, wrapped for a price where the shop offers it. */
export function GiftFields({ checkout: { form, shop, isGift, paymentMethod } }: GiftFieldsProps) {
  const { t, tKey, language } = useLanguage()
  const message = form.formState.errors.giftMessage?.message
  const price = shop.gift_wrap_price
  return (
    <div className="flex flex-col gap-3">
      <Checkbox {...form.register('isGift')}>{t('ordering.gift.is')}</Checkbox>
      {isGift && (
        <div className="flex flex-col gap-3 border-s-2 border-copper ps-4">
          <p className="text-sm text-ink-muted">{t('ordering.gift.text')}</p>
          <Field
            label={t('ordering.gift.message')}
            optionalLabel={t('deferred.field.optional')}
            error={message === undefined ? undefined : tKey(message)}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                dir="auto"
                maxLength={MAX_MESSAGE}
                {...form.register('giftMessage')}
              />
            )}
          </Field>
          {price !== null && (
            <Checkbox {...form.register('giftWrap')}>
              {price === 0
                ? t('ordering.gift.wrapFree')
                : t('ordering.gift.wrap', { price: formatMoney(price, language) })}
            </Checkbox>
          )}
          {form.formState.errors.giftWrap !== undefined && (
            <p role="alert" className="text-sm text-brick">
              {t('ordering.gift.wrapUnavailable')}
            </p>
          )}
          <Status>
            {paymentMethod === 'cash_on_delivery' && (
              <Notice tone="warning">{t('ordering.gift.cash')}</Notice>
            )}
          </Status>
        </div>
      )}
    </div>
  )
}
