import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { TextsSection } from '@/admin/templates/texts-section'
import { useLanguage } from '@/i18n/language-context'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { AuditSection } from './audit/audit-section'
import { CouriersSection } from './couriers/couriers-section'
import { DeliverySection } from './delivery-section'
import { FactsSection } from './facts-section'
import { PaymentsSection } from './payments-section'
import { ShopSection } from './shop-form'
import { SynonymsSection } from './synonyms-section'

const SECTIONS = ['shop', 'payments', 'delivery', 'couriers', 'facts', 'synonyms', 'texts', 'audit'] as const

const LABELS = {
  shop: 'adminSettings.shop',
  payments: 'adminPayments.settings.title',
  delivery: 'adminSettings.delivery',
  couriers: 'adminRates.title',
  facts: 'adminSettings.facts.title',
  synonyms: 'adminSettings.synonyms.title',
  texts: 'adminTemplates.title',
  audit: 'adminSettings.audit.title',
} as const

/** Scrolls the active tab into view; on a phone the tabs overflow. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Shop settings, ways to pay, delivery rates, couriers, the vocabulary of facts, search synonyms, texts to customers and the
 * audit log.
 */
export function Component() {
  const { t } = useLanguage()
  const [params, setParams] = useSearchParams()
  const requested = params.get('section')
  const section = SECTIONS.find((name) => name === requested) ?? 'shop'

  return (
    <AdminPage title={t('adminShell.settings')}>
      {/* Manual activation: arrowing past a section must not trigger the prompt about unsaved changes. */}
      <Tabs value={section} activationMode="manual" onValueChange={(next) => setParams({ section: next })}>
        <TabsList aria-label={t('adminSettings.sections')}>
          {SECTIONS.map((name) => (
            <TabsTrigger key={name} value={name} ref={name === section ? intoView : undefined}>
              {t(LABELS[name])}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="shop">
          <ShopSection />
        </TabsContent>
        <TabsContent value="payments">
          <PaymentsSection />
        </TabsContent>
        <TabsContent value="delivery">
          <DeliverySection />
        </TabsContent>
        <TabsContent value="couriers">
          <CouriersSection />
        </TabsContent>
        <TabsContent value="facts">
          <FactsSection />
        </TabsContent>
        <TabsContent value="synonyms">
          <SynonymsSection />
        </TabsContent>
        <TabsContent value="texts">
          <TextsSection />
        </TabsContent>
        <TabsContent value="audit">
          <AuditSection />
        </TabsContent>
      </Tabs>
    </AdminPage>
  )
}
