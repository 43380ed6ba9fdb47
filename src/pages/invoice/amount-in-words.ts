import { toCardinal } from 'n2words/fr-FR'
import { toCentimes } from '@/lib/money'

/** An amount in MAD as a French invoice spells it: "mille deux cent cinquante dirhams et cinquante centimes". */
export function dirhamsInWords(amount: number): string {
  const total = toCentimes(amount)
  const [dirhams, centimes] = [Math.floor(total / 100), total % 100]
  const parts = [
    ...(dirhams > 0 || centimes === 0 ? [counted(dirhams, 'dirham')] : []),
    ...(centimes > 0 ? [counted(centimes, 'centime')] : []),
  ]
  return parts.join(' et ')
}

function counted(count: number, unit: string): string {
  const words = toCardinal(count)
  // "un million de dirhams", but "un million cent dirhams".
  const link = /(?:million|milliard)s?$/.test(words) ? ' de ' : ' '
  return `${words}${link}${unit}${count >= 2 ? 's' : ''}`
}
