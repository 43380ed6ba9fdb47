import { isRecord, parseJson } from './json'

/** The part of the Storage API that the shop uses. It never throws: where storage is denied or full, memory replaces it. */
export type SafeStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  /** False when the value is in memory only, and lost with the page. */
  keeps: (key: string) => boolean
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
      // A value in memory is newer than the stored one: it is there because storage rejected it.
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
    keeps: (key) => !memory.has(key),
  }
}

export const localStore = createSafeStorage(() => globalThis.localStorage)
export const sessionStore = createSafeStorage(() => globalThis.sessionStorage)

/** Calls back when another tab wrote the key or cleared the whole storage. Returns the unsubscribe function. */
export function onOtherTabWrite(key: string, callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}

/** Notifies the readers of this tab that a key, or with null any of them, was changed other than by its `StoredValue`. */
export function notifyReaders(key: string | null): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Values by name in one entry of the tab's storage. The entry goes with the last of them. */
export function sessionRecord(key: string) {
  const readAll = (): Record<string, unknown> => {
    const stored = parseJson(sessionStore.getItem(key))
    return isRecord(stored) ? stored : {}
  }
  return {
    read: (name: string): unknown => readAll()[name],
    /** Null removes the value. */
    write: (name: string, value: unknown): void => {
      const { [name]: _before, ...others } = readAll()
      const all = value === null ? others : { ...others, [name]: value }
      if (Object.keys(all).length === 0) sessionStore.removeItem(key)
      else sessionStore.setItem(key, JSON.stringify(all))
    },
  }
}

/** One value in the browser's storage, in the shape that `useSyncExternalStore` expects. */
export type StoredValue<T> = {
  /** Returns the same object until the stored text changes. */
  read: () => T
  write: (value: T) => void
  /** Applies a change to what is stored now, which another tab may have written since this one last read it. */
  update: (change: (value: T) => T) => void
  /** False when the value is in memory only: the storage is full or denied. */
  isKept: () => boolean
  /** Calls back after each write, in this tab or another one. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type StoredValueOptions<T> = {
  key: string
  /** Must accept any text: users and older releases may have written it. */
  parse: (raw: string | null) => T
  /** The text to store; null removes the entry. */
  serialize: (value: T) => string | null
  storage?: SafeStorage
}

export function createStoredValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, parse, serialize, storage = localStore } = options
  const listeners = new Set<() => void>()
  let cached: { raw: string | null; value: T } | undefined

  const read = () => {
    const raw = storage.getItem(key)
    if (cached?.raw !== raw) cached = { raw, value: parse(raw) }
    return cached.value
  }
  const write = (value: T) => {
    const raw = serialize(value)
    if (raw === null) storage.removeItem(key)
    else storage.setItem(key, raw)
    for (const listener of listeners) listener()
  }

  return {
    read,
    write,
    update: (change) => write(change(read())),
    isKept: () => storage.keeps(key),
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribe = onOtherTabWrite(key, listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}
