import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '@/admin/admin-page'
import { useLanguage } from '@/i18n/language-context'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import { AuditSection } from './audit/audit-section'
import { DeliverySection } from './delivery/delivery-section'
import { ShopSection } from './shop/shop-section'
import { SynonymsSection } from './synonyms/synonyms-section'

const SECTIONS = ['shop', 'delivery', 'synonyms', 'audit'] as const

const LABELS = {
  shop: 'adminSettings.shop',
  delivery: 'adminSettings.delivery',
  synonyms: 'adminSynonyms.title',
  audit: 'adminAudit.title',
} as const

/** On a phone the tabs scroll: the one that is open is in sight. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** What the shop says and does, what delivery costs, what its search understands, and who changed what. */
export function SettingsPage() {
  const { t } = useLanguage()
  const [params, setParams] = useSearchParams()
  const asked = params.get('section')
  const section = SECTIONS.find((name) => name === asked) ?? 'shop'

  return (
    <AdminPage title={t('admin.settings')}>
      {/* By hand: passing by a section on the way to another must not ask about what is not saved. */}
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
        <TabsContent value="delivery">
          <DeliverySection />
        </TabsContent>
        <TabsContent value="synonyms">
          <SynonymsSection />
        </TabsContent>
        <TabsContent value="audit">
          <AuditSection />
        </TabsContent>
      </Tabs>
    </AdminPage>
  )
}
