import { useMutation } from '@tanstack/react-query'
import { useAuth } from '@/auth/auth-context'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'

/** `next` is where to go afterwards; undefined for the home page. */
export function GoogleButton({ next }: { next: string | undefined }) {
  const { t } = useLanguage()
  const { signInWithGoogle } = useAuth()
  const google = useMutation({ mutationFn: signInWithGoogle })
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-plaster-line after:h-px after:grow after:bg-plaster-line">
        {t('auth.or')}
      </p>
      {/* Once it has succeeded the page is on its way to Google. */}
      <Button
        tone="secondary"
        busy={google.isPending || google.isSuccess}
        onClick={() => google.mutate(next)}
      >
        <GoogleMark />
        {t('auth.google')}
      </Button>
    </>
  )
}

/** In Google's own four colours, as its rules for sign-in buttons want it. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26a5.4 5.4 0 0 1-8.1-2.85H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  )
}
