import fc from 'fast-check'
import { AREAS, loadArea } from '@/i18n/catalogues'

// In the app a route loads the messages of its area. Unit tests render parts of pages without their route.
await Promise.all(AREAS.map(loadArea))

// A failed property can be repeated.
fc.configureGlobal({ seed: 20_261_121 })
