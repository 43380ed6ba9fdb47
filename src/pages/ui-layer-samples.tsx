import { Heart, Languages, UserRound } from 'lucide-react'
import { Fragment, useState } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { Choice } from '@/ui/choice'
import { Dialog, ModalClose } from '@/ui/dialog'
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@/ui/dropdown-menu'
import { Sheet } from '@/ui/sheet'
import { toast } from '@/ui/toast'
import { Tooltip } from '@/ui/tooltip'
import type { SampleTexts } from './ui-sample-texts'
import { UiSampleSection } from './ui-sample-section'

export function UiLayerSamples({ texts }: { texts: SampleTexts }) {
  const [chosen, setChosen] = useState<Language>('en')
  const say = () =>
    toast({
      title: texts.toastTitle,
      description: texts.toastText,
      tone: 'success',
      action: { label: texts.undo, onSelect: () => undefined },
    })
  const sizes = (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{texts.size}</legend>
      {texts.sizes.map((size) => (
        <Choice key={size} name="layer-size">
          {size}
        </Choice>
      ))}
    </fieldset>
  )
  const buttons = (
    <>
      <ModalClose asChild>
        <Button tone="quiet">{texts.quiet}</Button>
      </ModalClose>
      <Button onClick={say}>{texts.primary}</Button>
    </>
  )
  const alert = (
    <Dialog
      role="alertdialog"
      width="small"
      title={texts.openAlert}
      description={texts.alertText}
      trigger={<Button tone="secondary">{texts.openAlert}</Button>}
      footer={
        <>
          <ModalClose asChild>
            <Button tone="quiet" data-autofocus="">
              {texts.quiet}
            </Button>
          </ModalClose>
          <ModalClose asChild>
            <Button tone="danger">{texts.danger}</Button>
          </ModalClose>
        </>
      }
    />
  )

  return (
    <UiSampleSection title={texts.layers}>
      <div className="flex flex-wrap gap-3">
        <Dialog
          title={texts.dialogTitle}
          description={texts.dialogText}
          trigger={<Button tone="secondary">{texts.openDialog}</Button>}
          footer={buttons}
        >
          <div className="flex flex-col items-start gap-4">
            {sizes}
            {alert}
          </div>
        </Dialog>
        <Sheet
          title={texts.dialogTitle}
          trigger={<Button tone="secondary">{texts.openSheet}</Button>}
          footer={buttons}
        >
          {sizes}
        </Sheet>
        <Sheet
          side="start"
          hideTitle
          title={texts.menu}
          trigger={<Button tone="secondary">{texts.openStart}</Button>}
        >
          {sizes}
        </Sheet>
        <Sheet
          side="bottom"
          title={texts.dialogTitle}
          trigger={<Button tone="secondary">{texts.openBottom}</Button>}
          footer={buttons}
        >
          {sizes}
        </Sheet>
      </div>
      <div className="flex flex-wrap gap-3">
        <DropdownMenu
          trigger={
            <Button tone="quiet">
              <Languages aria-hidden="true" className="size-5" />
              {texts.menu}
            </Button>
          }
        >
          <MenuLabel>{texts.menuLabel}</MenuLabel>
          <MenuRadioGroup
            value={chosen}
            onValueChange={(value) => {
              if (isLanguage(value)) setChosen(value)
            }}
          >
            {LANGUAGES.map((language) => (
              <MenuRadioItem key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </DropdownMenu>
        <DropdownMenu
          align="end"
          trigger={
            <Button tone="quiet">
              <UserRound aria-hidden="true" className="size-5" />
              {texts.account}
            </Button>
          }
        >
          {texts.accountItems.map((item, index) => (
            <Fragment key={item}>
              {index === 2 && <MenuSeparator />}
              <MenuItem disabled={index === 1}>{item}</MenuItem>
            </Fragment>
          ))}
        </DropdownMenu>
        <Tooltip label={texts.tooltip}>
          <Button tone="secondary" size="icon" aria-label={texts.wish}>
            <Heart aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
        <Button tone="secondary" onClick={say}>
          {texts.toast}
        </Button>
      </div>
    </UiSampleSection>
  )
}
