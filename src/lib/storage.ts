/** What the shop needs of localStorage. It never throws: where storage is refused or full, memory stands in. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

export function createSafeStorage(resolve: () => Storage): SafeStorage {
  const memory = new Map<string, string>()

  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(resolve())
    } catch {
      return undefined
    }
  }

  return {
    getItem(key) {
      // What memory holds is newer than what storage holds: it got there because storage refused it.
      return memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null
    },
    setItem(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored === true) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => {
        storage.removeItem(key)
      })
    },
  }
}

export const localStore = createSafeStorage(() => globalThis.localStorage)
export const sessionStore = createSafeStorage(() => globalThis.sessionStorage)

/** Calls back when another tab wrote the key (or cleared everything). */
export function onOtherTabWrite(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
