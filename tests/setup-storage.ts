type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>

// The jsdom environment leaves globals alone that Node has already, and Node 26 has storage of its own, which is undefined unless
// a file is given. The DOM tests need the browser's.
const { jsdom } = globalThis as unknown as { jsdom: { window: Storages } }
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: jsdom.window[name] })
