import type { PostgrestClient } from '@supabase/postgrest-js'
import { parseJson } from './json'
import type { Database } from './database.types'

type Answer = { data: unknown; error: unknown; status: number }
type Send = (url: URL, init: RequestInit) => Promise<Response>
type Relation = { referencedTable?: string }

const RESERVED = /[,()]/

/**
 * One request to the Data API, sent when it is awaited. Has the methods of postgrest-js that public reads use, and sends the
 * same requests.
 */
export class DataRequest implements PromiseLike<Answer> {
  readonly #send: Send
  readonly #url: URL
  readonly #init: RequestInit
  #isMaybeSingle = false

  constructor(send: Send, url: string, init: RequestInit = {}) {
    this.#send = send
    this.#url = new URL(url)
    this.#init = init
  }

  #add(name: string, value: string): this {
    this.#url.searchParams.append(name, value)
    return this
  }

  args(args: Record<string, unknown>): this {
    for (const [name, value] of Object.entries(args))
      if (Array.isArray(value)) this.#add(name, `{${value.join(',')}}`)
      else if (value !== undefined) this.#add(name, typeof value === 'string' ? value : JSON.stringify(value))
    return this
  }

  select(columns: string): this {
    return this.#add('select', columns.replaceAll(/\s/g, ''))
  }

  eq(column: string, value: unknown): this {
    return this.#add(column, `eq.${String(value)}`)
  }

  gt(column: string, value: unknown): this {
    return this.#add(column, `gt.${String(value)}`)
  }

  not(column: string, operator: string, value: unknown): this {
    return this.#add(column, `not.${operator}.${String(value)}`)
  }

  in(column: string, values: readonly unknown[]): this {
    const list = [...new Set(values)]
      .map(String)
      .map((value) => (RESERVED.test(value) ? `"${value}"` : value))
    return this.#add(column, `in.(${list.join(',')})`)
  }

  order(column: string, { referencedTable }: Relation = {}): this {
    const name = referencedTable === undefined ? 'order' : `${referencedTable}.order`
    const { searchParams } = this.#url
    const earlier = searchParams.get(name)
    searchParams.set(name, `${earlier === null ? '' : `${earlier},`}${column}.asc`)
    return this
  }

  limit(rows: number, { referencedTable }: Relation = {}): this {
    return this.#add(referencedTable === undefined ? 'limit' : `${referencedTable}.limit`, String(rows))
  }

  abortSignal(signal: AbortSignal): this {
    this.#init.signal = signal
    return this
  }

  /** Without a row, or with several, the API answers with an error. */
  single(): this {
    this.#init.headers = { Accept: 'application/vnd.pgrst.object+json' }
    return this
  }

  /** For reads by key: null without a row. */
  maybeSingle(): this {
    this.#isMaybeSingle = true
    return this
  }

  /** For types only. */
  overrideTypes(): this {
    return this
  }

  then<R, E = never>(
    onAnswer: (answer: Answer) => R | PromiseLike<R>,
    onError?: (error: unknown) => E | PromiseLike<E>,
  ): Promise<R | E> {
    return this.#answer().then(onAnswer, onError)
  }

  async #answer(): Promise<Answer> {
    try {
      const response = await this.#send(this.#url, this.#init)
      const { ok, status } = response
      const text = await response.text()
      const body = parseJson(text)
      if (!ok) return { data: null, error: body ?? { message: text }, status }
      if (body === undefined && text !== '') return { data: null, error: { message: text }, status }
      const data: unknown = this.#isMaybeSingle && Array.isArray(body) ? body[0] : body
      return { data: data ?? null, error: null, status }
    } catch (error) {
      const { name, message } = error as Error
      return { data: null, error: { message: `${name}: ${message}` }, status: 0 }
    }
  }
}

/**
 * A client of the Data API with the types of postgrest-js and a seventh of its code, which is part of every first load. A
 * test compares the requests of both.
 */
export function dataApi(url: string, send: Send): Pick<PostgrestClient<Database>, 'from' | 'rpc'> {
  const client = {
    from: (table: string) => new DataRequest(send, `${url}/${table}`),
    rpc: (name: string, args: Record<string, unknown> = {}, { get = false } = {}) =>
      get
        ? new DataRequest(send, `${url}/rpc/${name}`).args(args)
        : new DataRequest(send, `${url}/rpc/${name}`, {
            method: 'POST',
            body: JSON.stringify(args),
            headers: { 'Content-Type': 'application/json' },
          }),
  }
  return client as unknown as Pick<PostgrestClient<Database>, 'from' | 'rpc'>
}
