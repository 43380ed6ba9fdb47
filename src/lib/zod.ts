import { config, z } from 'zod'

// Zod would try whether it may compile schemas by eval. The content security policy forbids that, and would report it.
config({ jitless: true })

export { z }
