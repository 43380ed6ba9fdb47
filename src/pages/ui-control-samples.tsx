import { CircleX, Clock, PackageCheck, PackageOpen, Search, Truck } from 'lucide-react'
import { useId, useState } from 'react'
import { formatMoney } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Choice } from '@/ui/choice'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { KhatamRating } from '@/ui/khatam'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { Slider } from '@/ui/slider'
import { Spinner } from '@/ui/spinner'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'
import type { SampleTexts } from './ui-sample-texts'
import { UiSampleSection } from './ui-sample-section'

export function UiControlSamples({ texts }: { texts: SampleTexts }) {
  const { language } = useLanguage()
  const group = useId()
  const [range, setRange] = useState([200, 1400])
  const [amount, setAmount] = useState([20])

  return (
    <>
      <UiSampleSection title={texts.buttons}>
        <div className="flex flex-wrap items-center gap-3">
          <Button>{texts.primary}</Button>
          <Button tone="secondary">{texts.secondary}</Button>
          <Button tone="quiet">{texts.quiet}</Button>
          <Button tone="link">{texts.link}</Button>
          <Button tone="danger">{texts.danger}</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button busy>{texts.busy}</Button>
          <Button disabled>{texts.off}</Button>
          <Button tone="secondary" disabled>
            {texts.off}
          </Button>
          <Button tone="secondary" size="small">
            {texts.small}
          </Button>
          <Button size="large">{texts.large}</Button>
          <Button tone="quiet" size="icon" aria-label={texts.icon}>
            <Search aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </UiSampleSection>

      <UiSampleSection title={texts.fields}>
        <Field label={texts.name} required hint={texts.hint}>
          {(control) => <Input {...control} defaultValue={texts.nameValue} />}
        </Field>
        <Field label={texts.email} required error={texts.emailError}>
          {(control) => <Input {...control} type="email" dir="ltr" defaultValue="salma@" />}
        </Field>
        <Field label={texts.city}>
          {(control) => (
            <Select {...control}>
              {texts.cities.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.notes} optionalLabel={texts.optional}>
          {(control) => <Textarea {...control} />}
        </Field>
      </UiSampleSection>

      <UiSampleSection title={texts.choices}>
        <fieldset>
          <legend className="mb-2 font-medium">{texts.size}</legend>
          <div className="flex flex-wrap gap-2">
            {texts.sizes.map((size, index) => (
              <Choice
                key={size}
                look="pill"
                name={`${group}-size`}
                defaultChecked={index === 1}
                disabled={index === 2}
              >
                {size}
              </Choice>
            ))}
          </div>
        </fieldset>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">{texts.payment}</legend>
          <Choice name={`${group}-payment`} defaultChecked>
            <span>
              <span className="block font-medium">{texts.cash}</span>
              <span className="block text-sm text-ink-muted">{texts.cashText}</span>
            </span>
          </Choice>
          <Choice name={`${group}-payment`}>
            <span>
              <span className="block font-medium">{texts.transfer}</span>
              <span className="block text-sm text-ink-muted">{texts.transferText}</span>
            </span>
          </Choice>
        </fieldset>
        <div>
          <Checkbox defaultChecked>{texts.terms}</Checkbox>
          <Checkbox indeterminate>{texts.some}</Checkbox>
          <Switch defaultChecked>{texts.mails}</Switch>
        </div>
        <div data-no-mirror="">
          <Slider
            value={range}
            onValueChange={setRange}
            min={0}
            max={2000}
            step={50}
            minStepsBetweenThumbs={1}
            labels={[texts.lowest, texts.highest]}
            format={(value) => formatMoney(value, language)}
          />
          <Slider value={amount} onValueChange={setAmount} max={100} labels={[texts.amount]} />
        </div>
      </UiSampleSection>

      <UiSampleSection title={texts.states}>
        <div className="flex flex-wrap gap-2">
          <Badge tone="yellow" icon={Clock}>
            {texts.pending}
          </Badge>
          <Badge tone="blue" icon={PackageOpen}>
            {texts.processing}
          </Badge>
          <Badge tone="purple" icon={Truck}>
            {texts.shipped}
          </Badge>
          <Badge tone="green" icon={PackageCheck}>
            {texts.delivered}
          </Badge>
          <Badge tone="red" icon={CircleX}>
            {texts.cancelled}
          </Badge>
          <Badge>{texts.isNew}</Badge>
          <Badge tone="copper">{texts.isNew}</Badge>
          <Badge tone="dark">{texts.off}</Badge>
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <Price amount={480} />
          <Price amount={1250} before={1500} />
          <Price amount={1250} before={1500} size="large" />
          <KhatamRating value={3.5} label={texts.rating} />
          <Spinner />
          <Spinner className="size-8 text-copper" />
        </div>
        <Notice>{texts.info}</Notice>
        <Notice tone="success">{texts.success}</Notice>
        <Notice tone="warning">{texts.warning}</Notice>
        <Notice tone="error">
          {texts.error}
          <Button tone="secondary" size="small">
            {texts.quiet}
          </Button>
        </Notice>
        <Skeleton className="h-10 w-2/3" />
      </UiSampleSection>
    </>
  )
}
