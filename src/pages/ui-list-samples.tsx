import { Truck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cityPictures } from '@/assets/pictures/pictures'
import { Accordion, AccordionItem } from '@/ui/accordion'
import { Arch } from '@/ui/arch'
import { Badge } from '@/ui/badge'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Card } from '@/ui/card'
import { KhatamDivider, KhatamItem, KhatamList } from '@/ui/khatam'
import { LoadMore } from '@/ui/load-more'
import { Ltr } from '@/ui/ltr'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { Table } from '@/ui/table'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs'
import type { SampleTexts } from './ui-sample-texts'
import { UiSampleSection } from './ui-sample-section'

const ORDERS = ['MCG-7H2KQ9ZX', 'MCG-A4XW8R2M']

export function UiListSamples({ texts }: { texts: SampleTexts }) {
  const picture = cityPictures.Fez
  return (
    <>
      <UiSampleSection title={texts.lists}>
        <Breadcrumb label={texts.breadcrumb}>
          <Link to={paths.home()}>{texts.path[0]}</Link>
          <Link to={paths.products()}>{texts.path[1]}</Link>
          <span aria-current="page">{texts.path[2]}</span>
        </Breadcrumb>
        <Accordion type="single" collapsible defaultValue="0">
          {texts.questions.map((question, index) => (
            <AccordionItem key={question} value={String(index)} title={question}>
              {texts.answer}
            </AccordionItem>
          ))}
        </Accordion>
        <Tabs defaultValue="0">
          <TabsList aria-label={texts.tabs}>
            {texts.tabNames.map((name, index) => (
              <TabsTrigger key={name} value={String(index)}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
          {texts.tabNames.map((name, index) => (
            <TabsContent key={name} value={String(index)}>
              {`${name}: ${texts.answer}`}
            </TabsContent>
          ))}
        </Tabs>
        <Table caption={texts.table}>
          <thead>
            <tr>
              {texts.columns.map((column, index) => (
                <th key={column} scope="col" className={index === 3 ? 'text-end' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ORDERS.map((order) => (
              <tr key={order}>
                <th scope="row">
                  <Ltr>{order}</Ltr>
                </th>
                <td className="whitespace-nowrap">{texts.date}</td>
                <td>
                  <Badge tone="purple" icon={Truck}>
                    {texts.shipped}
                  </Badge>
                </td>
                <td className="text-end whitespace-nowrap">
                  <Price amount={1250} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <LoadMore status={texts.moreStatus} shown={24} total={53} busy={false} onMore={() => undefined}>
          {texts.more}
        </LoadMore>
        <KhatamList>
          {texts.bullets.map((bullet) => (
            <KhatamItem key={bullet}>{bullet}</KhatamItem>
          ))}
        </KhatamList>
      </UiSampleSection>

      <UiSampleSection title={texts.pictures}>
        <div className="grid grid-cols-2 gap-5">
          <Arch>
            <Picture {...picture} alt={texts.alt} sizes="300px" className="size-full" />
          </Arch>
          <Picture {...picture} alt={texts.alt} sizes="300px" className="aspect-4/5 rounded-picture" />
        </div>
        <KhatamDivider />
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>{texts.cashText}</Card>
          <Card ground="raised">{texts.cashText}</Card>
        </div>
        <div className="zellige flex h-28 items-center justify-center rounded-picture border border-plaster-line font-display text-2xl">
          {texts.pictures}
        </div>
        <div className="prose">
          <h2>{texts.prose}</h2>
          <p>{texts.proseText}</p>
          <ul>
            {texts.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <blockquote>{texts.proseText}</blockquote>
        </div>
      </UiSampleSection>
    </>
  )
}
