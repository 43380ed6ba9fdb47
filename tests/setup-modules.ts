import { vi } from 'vitest'

// Files share a process, and a mock only reaches modules that are loaded after it: each file loads the shop's anew.
vi.resetModules()
