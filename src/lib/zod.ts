import { config, z } from 'zod'

// Without `jitless` Zod tries eval, which the content security policy refuses and reports.
config({ jitless: true })

export { z }
