import { RecentlyViewedStrip } from '@/catalog/recently-viewed-strip'
import { PageTitle } from '@/shell/page-title'
import { CityCollections } from './home/city-collections'
import { CraftGrid } from './home/craft-grid'
import { Featured } from './home/featured'
import { Hero } from './home/hero'
import { StoryStrip } from './home/story-strip'
import { TrustBadges } from './home/trust-badges'

export function HomePage() {
  return (
    <div className="flex flex-col gap-14 lg:gap-24">
      <PageTitle />
      <div className="flex flex-col gap-10 lg:gap-14">
        <Hero />
        <TrustBadges />
      </div>
      <Featured />
      <CityCollections />
      <CraftGrid />
      <StoryStrip />
      <RecentlyViewedStrip />
    </div>
  )
}
