import { AREAS, loadArea } from '@/i18n/catalogues'

// In the app a route loads the messages of its area. Unit tests render parts of pages without their route.
await Promise.all(AREAS.map(loadArea))
