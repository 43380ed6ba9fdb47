import type { Page } from '@playwright/test'
import { axe, mirror, overflow } from './support/layout-audit.ts'
import { expect, newEmail, test } from './support/fixtures.ts'
import { inLanguage, LANGUAGES, rawKeys } from './support/languages.ts'
import { mailTo, pathOfLink } from './support/mailbox.ts'
import { openAccount, signOut } from './support/navigation.ts'
import { signUp } from './support/checkout.ts'

const PASSWORD = 'medina-of-fes'
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Changes the settings in the response only: other tests use the same database. */
async function withSettings(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/rest/v1/shop_settings?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } })
  })
}

/** Makes the stored session expired; with a revoked refresh token it cannot be renewed. */
async function expireSession(page: Page, refreshToken?: string): Promise<void> {
  // Applied when the next page loads: the current one may still send requests and would refresh first.
  await page.addInitScript((token?: string) => {
    if (sessionStorage.getItem('e2e-expired') !== null) return
    sessionStorage.setItem('e2e-expired', '1')
    const session = JSON.parse(localStorage.getItem('mcg-session') ?? '{}') as Record<string, unknown>
    session.expires_at = Math.floor(Date.now() / 1000) - 60
    if (token !== undefined) session.refresh_token = token
    localStorage.setItem('mcg-session', JSON.stringify(session))
  }, refreshToken)
}

test.describe('signing up', () => {
  test('shows validation errors, keeps the input, and needs no name', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: /Create one/ }).click()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This field is required.')
    await page.getByLabel('Email').fill('invalid')
    await page.getByLabel('Password').fill('short')
    await expect(page.getByText('Still too short')).toBeVisible()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address.')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Use at least 8 characters\./)
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Show characters' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/')
    await expect(notices(page)).toContainText('Your account is ready')
    await page.goto('/account?section=profile')
    // Without a name, the display name is the local part of the email address.
    await expect(page.getByLabel('Display name')).toHaveValue(email.split('@')[0] ?? '')
  })

  test('is closed when the settings disable registration', async ({ page }) => {
    await withSettings(page, { enable_registration: false, enable_google_auth: true })
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await page.getByRole('button', { name: /Create one/ }).click()
    await expect(page.getByText('New accounts cannot be created at the moment.')).toBeVisible()
    await expect(page.getByLabel('Password')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden()
  })

  test('asks to confirm the email address when the project requires it', async ({ page }) => {
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({ json: { id: crypto.randomUUID(), email: 'slow@mcg.example', identities: [] } }),
    )
    let resent = 0
    await page.route('**/auth/v1/resend*', (route) => {
      resent += 1
      return route.fulfill({ json: {} })
    })
    await page.goto('/auth')
    await page.getByRole('button', { name: /Create one/ }).click()
    await page.getByLabel('Email').fill('slow@mcg.example')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(h1(page)).toHaveText('Check your email')
    await expect(page.getByRole('main')).toContainText('slow@mcg.example')
    await page.getByRole('button', { name: 'Send link again' }).click()
    await expect(notices(page)).toContainText('We have sent the link again')
    expect(resent).toBe(1)
  })
})

test.describe('signing in', () => {
  test.use({ expectedErrors: /400/ })

  test(
    'with a wrong password shows an error and keeps the email; with the right one returns to the page',
    { tag: '@smoke' },
    async ({ page }) => {
      const email = await signUp(page)
      await signOut(page)
      await expect(page).toHaveURL('/auth')
      await page.goto('/wishlist')
      await openAccount(page)
      await page.getByRole('link', { name: 'Login' }).click()
      await signIn(page, email, 'not-the-one')
      await expect(notices(page)).toContainText('Email or password is wrong.')
      await expect(page.getByLabel('Password')).toBeFocused()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      // An unknown address gets the same response.
      await signIn(page, newEmail(), 'not-the-one')
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Email or password is wrong.')
      await signIn(page, email)
      await expect(page).not.toHaveURL(/\/auth/)
    },
  )

  test('redirects home when already signed in', async ({ page }) => {
    await signUp(page)
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})

test.describe('with Google', () => {
  test('creates an account and returns to the page', { tag: '@smoke' }, async ({ page }) => {
    await withSettings(page, { enable_google_auth: true })
    await page.goto('/auth?next=/cart')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goto('/account?section=security')
    await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible()
  })

  test('cancelling shows a message and returns to the sign-in page', async ({ page }) => {
    await withSettings(page, { enable_google_auth: true })
    await page.goto('/auth?next=/cart')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(notices(page)).toContainText('You did not finish signing in with Google.')
    await expect(page).toHaveURL(/\/auth\?next=%2Fcart/)
    await expect(page.getByLabel('Password')).toBeVisible()
  })

  test('the button is hidden when the settings disable it', async ({ page }) => {
    await withSettings(page, { enable_google_auth: false })
    await page.goto('/auth')
    await expect(page.getByLabel('Password')).toBeVisible()
    await expect(page.getByRole('button', { name: /Google/ })).toBeHidden()
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /40[03]/ })

  test('is replaced through a single-use emailed link', async ({ page, request }) => {
    const email = await signUp(page)
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('If there is an account')

    const link = pathOfLink(await mailTo(request, email, /Choose a new password/))
    expect(link).toMatch(/^\/auth\/(?:reset|confirm)\?token_hash=/)
    await page.goto(link)
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(page).toHaveURL('/auth/reset')
    await page.getByLabel('New password').fill('kasbah-of-fes-1995')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL('/account')
    await expect(notices(page)).toContainText('Your new password is saved')
    await signOut(page)
    await expect(page).toHaveURL('/auth')

    await page.goto(link)
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'This link has expired or has been used already.' }),
    ).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(email)

    await page.goto('/auth')
    await signIn(page, email)
    await expect(notices(page)).toContainText('Email or password is wrong.')
    await signIn(page, email, 'kasbah-of-fes-1995')
    await expect(page).toHaveURL('/')
  })

  test('unknown address gets the same response', async ({ page }) => {
    const stranger = newEmail()
    await page.goto('/auth/reset')
    await page.getByLabel('Email').fill(stranger)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('If there is an account')
  })

  test('cannot be changed in an open session without the link', async ({ page }) => {
    await signUp(page)
    await page.goto('/auth/reset')
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
    await expect(page.getByLabel('New password')).toBeHidden()
  })
})

test.describe('a session', () => {
  test.use({ expectedErrors: /40[013]|Failed to fetch|ERR_FAILED|AuthRetryable|AuthApiError/ })

  test('survives a reload and is renewed when its token has expired', async ({ page }) => {
    await signUp(page)
    await expireSession(page)
    await page.goto('/account')
    await expect(h1(page)).toHaveText('My account')
    const left = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('mcg-session') ?? '{}') as { expires_at: number }
      return session.expires_at - Date.now() / 1000
    })
    expect(left).toBeGreaterThan(1000)
  })

  test('that cannot be renewed ends with a message, and signing in returns to the page', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/cart')
    await expireSession(page, 'revoked-long-ago')
    await page.goto('/account?section=profile')
    await expect(notices(page)).toContainText('Your session has ended')
    await expect(page).toHaveURL(/\/auth\?next=%2Faccount%3Fsection%3Dprofile/)
    await signIn(page, email)
    await expect(page).toHaveURL('/account?section=profile')
  })

  test('survives an unreachable auth server', async ({ page }) => {
    await signUp(page)
    await page.goto('/cart')
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => route.abort())
    await expireSession(page)
    await page.reload()
    await openAccount(page)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('mcg-session'))).not.toBeNull()
  })

  test('ends in every tab', async ({ page, context }) => {
    await signUp(page)
    const other = await context.newPage()
    await other.goto('/account')
    await expect(h1(other)).toHaveText('My account')
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await expect(other).toHaveURL(/\/auth\?next=%2Faccount$/)
    await expect(h1(other)).toHaveText('Sign in')
  })

  test('ends locally even when the server does not respond', async ({ page }) => {
    await signUp(page)
    await page.route('**/auth/v1/logout*', () => new Promise(() => undefined))
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    expect(await page.evaluate(() => localStorage.getItem('mcg-session'))).toBeNull()
    await page.reload()
    await expect(h1(page)).toHaveText('Sign in')
  })
})

for (const language of LANGUAGES) {
  test(`the sign-in pages are accessible, fit and mirror (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await inLanguage(page, language)
    await withSettings(page, { enable_google_auth: true })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/auth', '/auth/reset', '/auth/confirm?token_hash=none&type=nothing']) {
        await page.goto(path)
        await expect(h1(page)).toBeVisible()
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toEqual([])
        expect(await rawKeys(page)).toEqual([])
      }
    }
    await page.goto('/auth')
    await page.getByRole('button', { name: /Create one|Créez-en un|أنشئ حسابًا/ }).click()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    if (language === 'en') expect(await mirror(page, 'main')).toEqual([])
  })
}
