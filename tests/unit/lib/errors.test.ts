import { describe, expect, it } from 'vitest'
import { ar } from '@/i18n/messages/deferred/ar'
import { en } from '@/i18n/messages/deferred/en'
import { fr } from '@/i18n/messages/deferred/fr'
import { createTranslator } from '@/i18n/translate'
import { AppError, errorMessage, isOutcomeUnknown, toAppError, unwrap, waitSeconds } from '@/lib/errors'

const thrownBy = (action: () => unknown): unknown => {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('unwrap', () => {
  it('gives the data', () => {
    expect(unwrap({ data: [1], error: null, status: 200 })).toEqual([1])
  })

  it('turns a raised refusal into its code and its lines', () => {
    const error = thrownBy(() =>
      unwrap({
        data: null,
        status: 409,
        error: {
          code: 'PT409',
          message: 'out_of_stock',
          details:
            '{"lines":[{"index":1,"product_id":"p","code":"out_of_stock","available":2},{"index":"x"}]}',
          hint: null,
        },
      }),
    )
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'out_of_stock',
      lines: [{ index: 1, product_id: 'p', code: 'out_of_stock', available: 2 }],
    })
  })
})

describe('toAppError', () => {
  it.each([
    ['a key that was used for another order', { code: 'PT409', message: 'key_reused' }, 409, 'key_reused'],
    ['a policy', { code: '42501', message: 'permission denied for table orders' }, 403, 'forbidden'],
    ['no or an expired session', { code: 'PGRST303', message: 'JWT expired' }, 401, 'not_signed_in'],
    ['a visitor without a grant', { code: '42501', message: 'permission denied' }, 401, 'not_signed_in'],
    ['a missing single row', { code: 'PGRST116', message: 'no rows' }, 406, 'not_found'],
    ['a broken unique constraint', { code: '23505', message: 'duplicate key' }, 409, 'conflict'],
    ['a limit of the shop', { code: 'PT429', message: 'too_many_requests' }, 429, 'too_many_requests'],
    ['a limit of what stands before it', { message: 'slow down' }, 429, 'no_answer'],
    [
      'a wrong password',
      { code: 'invalid_credentials', message: 'Invalid login', __isAuthError: true, status: 400 },
      0,
      'invalid_credentials',
    ],
    [
      'closed registration',
      { message: 'Database error: registration_closed', status: 500, __isAuthError: true },
      0,
      'registration_closed',
    ],
    ['a server fault', { message: 'boom' }, 500, 'unexpected'],
    ['a gateway without an API behind it', { message: 'no healthy upstream' }, 503, 'no_answer'],
    ['a page in place of rows', { message: 'Welcome to the airport' }, 200, 'no_answer'],
    ['a page in place of an error', { message: '\n<!doctype html>' }, 404, 'no_answer'],
    ['a request that took too long', { message: 'TimeoutError: signal timed out' }, 0, 'no_answer'],
    ['something that is no error', 'boom', 0, 'unexpected'],
  ] as const)('names %s', (_what, error, status, code) => {
    expect(toAppError(error, status).code).toBe(code)
  })

  it('recognises a lost connection however the browser words it', () => {
    for (const message of [
      'Failed to fetch',
      'Load failed',
      'NetworkError when attempting to fetch resource.',
    ]) {
      expect(toAppError(new TypeError(message)).code).toBe('network')
    }
    expect(toAppError({ message: 'TypeError: fetch failed', code: '', details: '', hint: '' }, 0).code).toBe(
      'network',
    )
  })

  it('survives details that are not what they should be', () => {
    for (const details of ['{broken', '[1]', 'null', 7, null]) {
      const error = toAppError({ code: 'PT409', message: 'out_of_stock', details }, 409)
      expect(error.lines).toEqual([])
    }
  })
})

describe('errorMessage', () => {
  const t = (key: string) => `<${key}>`

  it('translates the code', () => {
    expect(errorMessage(new AppError('out_of_stock'), t)).toBe('<deferred.error.out_of_stock>')
    expect(errorMessage(new Error('x'), t)).toBe('<deferred.error.unexpected>')
  })

  it('never shows the words of a service', () => {
    for (const [error, code] of [
      [{ message: '{}', status: 500 }, 'no_answer'],
      [{ message: '{}', status: 503, name: 'AuthRetryableFetchError' }, 'no_answer'],
      [{ message: 'HTTP 522', status: 522, name: 'AuthRetryableFetchError' }, 'no_answer'],
      [{ message: 'Database error saving new user', status: 500, code: 'unexpected_failure' }, 'no_answer'],
      [
        { message: `Unexpected token '<', "<h1>"... is not valid JSON`, name: 'AuthUnknownError' },
        'no_answer',
      ],
      [
        { message: 'Unable to validate email address', status: 400, code: 'validation_failed' },
        'invalid_contact',
      ],
      [
        { message: 'Email address is invalid', status: 400, code: 'email_address_invalid' },
        'invalid_contact',
      ],
      [{ message: 'slow down', status: 429 }, 'over_request_rate_limit'],
      [{ message: 'Signups paused', status: 400, code: 'made_up' }, 'unexpected'],
    ] as const) {
      const failure = { __isAuthError: true, ...error }
      expect(toAppError(failure).code).toBe(code)
      expect(errorMessage(failure, t)).toMatch(/^<(?:shop|deferred)\.error\.\w+>$/)
    }
  })
})

describe('a given wait is shown in a person’s units', () => {
  const catalogues = { en, fr, ar }
  const translate = (error: unknown, language: keyof typeof catalogues) =>
    errorMessage(error, createTranslator(language, catalogues[language]).t)
  const limited = (seconds: number) =>
    toAppError({ code: 'PT429', message: 'too_many_requests', details: `{"retry_after": ${seconds}}` }, 429)

  it('from the limits of the shop', () => {
    expect(translate(limited(1), 'en')).toBe('Too many attempts. Please try again in 1 second.')
    expect(translate(limited(59), 'fr')).toBe('Trop de tentatives. Réessayez dans 59 secondes.')
    expect(translate(limited(61), 'en')).toBe('Too many attempts. Please try again in 2 minutes.')
    expect(translate(limited(120), 'ar')).toBe('محاولات كثيرة. أعد المحاولة بعد دقيقتين.')
  })

  it('from the limit of Auth for mails, and of no other text', () => {
    const mails = 'For security purposes, you can only request this after 53 seconds.'
    const auth = (message: string) => ({
      __isAuthError: true,
      status: 429,
      code: 'over_email_send_rate_limit',
      message,
    })
    expect(translate(auth(mails), 'en')).toBe('Too many attempts. Please try again in 53 seconds.')
    expect(translate(auth('email rate limit exceeded'), 'en')).toMatch(/your network/)
    expect(waitSeconds(new AppError('unexpected', { message: mails }))).toBeNull()
  })
})

describe('isOutcomeUnknown', () => {
  it('is true only when no response has arrived', () => {
    expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(true)
    expect(isOutcomeUnknown(new AppError('unexpected'))).toBe(true)
    expect(isOutcomeUnknown(new AppError('no_answer'))).toBe(true)
    expect(isOutcomeUnknown(new AppError('out_of_stock'))).toBe(false)
    expect(isOutcomeUnknown(new AppError('not_signed_in'))).toBe(false)
  })
})
