import { mutationOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/locales'
import { unwrap } from '@/lib/errors'
import { localStore } from '@/lib/storage'
import { publicData, SESSION_KEY, supabase } from '@/lib/supabase'

export type ContactValues = {
  name: string
  email: string
  subject: string
  message: string
  /** Nobody sees this field. What fills it in is no person, and the database drops the message. */
  website: string
}

type ContactMessage = ContactValues & { language: Language }

async function sendMessage(message: ContactMessage): Promise<void> {
  // The account of somebody who is signed in goes along; for others the whole client need not be fetched.
  if (localStore.getItem(SESSION_KEY) === null) {
    unwrap(await publicData().rpc('send_contact_message', message))
  } else {
    const client = await supabase()
    unwrap(await client.rpc('send_contact_message', message))
  }
}

export const sendMessageMutation = () =>
  mutationOptions({ mutationFn: sendMessage, meta: { ownErrors: true } })
