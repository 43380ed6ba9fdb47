import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { createStoredValue, localStore } from '@/lib/storage'
import { Button } from '@/ui/button'
import { badgesQuery } from './badges'

const enabled = createStoredValue<boolean>({
  key: 'mcg-admin-alert',
  parse: (raw) => raw === 'on',
  serialize: (on) => (on ? 'on' : null),
})

// Of several tabs, the first one that notices an order announces it.
const ANNOUNCED_KEY = 'mcg-admin-announced'

const useAlertEnabled = () => useSyncExternalStore(enabled.subscribe, enabled.read, () => false)

let audio: AudioContext | null = null

/** Browsers play sound only after a click or a key press on the page: to be called by one. */
function unlockSound(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
  } catch {
    // Without sound there is the notification, and the bar above the list.
  }
}

const NOTES = [880, 1320] as const
const NOTE_S = 0.16

/** Two rising notes. Silent until the page was clicked. */
function playSound(): void {
  if (audio?.state !== 'running') return
  const start = audio.currentTime
  for (const [index, frequency] of NOTES.entries()) {
    const at = start + index * NOTE_S
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = frequency
    // Fades, because a tone that is cut off clicks.
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.2, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + NOTE_S * 2)
  }
}

/** Turns sound and notification for new orders on and off, in this browser. Turning on plays the sound once. */
export function NewOrderAlertSwitch() {
  const { t } = useLanguage()
  const on = useAlertEnabled()
  const Icon = on ? BellRing : Bell
  return (
    <Button
      tone="secondary"
      size="small"
      role="switch"
      aria-checked={on}
      aria-label={t('adminShell.alert')}
      title={t('adminShell.alert')}
      className={cn(on && 'border-copper! bg-copper-tint text-copper-hover!')}
      onClick={() => {
        enabled.write(!on)
        if (on) return
        unlockSound()
        playSound()
        // Refused or not there: the sound remains.
        if ('Notification' in globalThis && Notification.permission === 'default')
          Notification.requestPermission().catch(() => undefined)
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}

/** Announces new orders on every page of the admin, while the switch is on. */
export function NewOrderAlert() {
  const on = useAlertEnabled()
  return on ? <Announcer /> : null
}

function Announcer() {
  const { t } = useLanguage()
  const navigate = useNavigate()
  // In the background too: that is when a sound is needed.
  const { data } = useQuery({ ...badgesQuery(), refetchIntervalInBackground: true })
  const newest = data?.newest_order ?? null
  const lastSeen = useRef<string>(undefined)

  useEffect(() => {
    document.addEventListener('pointerdown', unlockSound, { once: true })
    document.addEventListener('keydown', unlockSound, { once: true })
    return () => {
      document.removeEventListener('pointerdown', unlockSound)
      document.removeEventListener('keydown', unlockSound)
    }
  }, [])

  useEffect(() => {
    if (data === undefined) return
    const before = lastSeen.current
    lastSeen.current = newest ?? ''
    if (before === undefined || newest === null || newest <= before) return
    if ((localStore.getItem(ANNOUNCED_KEY) ?? '') >= newest) return
    localStore.setItem(ANNOUNCED_KEY, newest)
    playSound()
    notify(t('adminShell.alertTitle'), () => void navigate(adminPaths.orders()))
  }, [data, newest, t, navigate])

  return null
}

/** A notification of the system, where it was allowed. Chrome on Android has the class and refuses to construct it. */
function notify(title: string, open: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { tag: 'new-order' })
    notification.onclick = () => {
      globalThis.focus()
      open()
      notification.close()
    }
  } catch {
    // The sound remains.
  }
}
