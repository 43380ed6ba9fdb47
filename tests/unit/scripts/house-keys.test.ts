import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { keysOfPresses } from '../../../scripts/checks/house-keys.ts'

const FILE = 'node_modules/.tmp/keys-of-presses.tsx'
afterAll(() => rmSync(FILE, { force: true }))

it('finds keys that a press makes, and not those of a dialog', () => {
  writeFileSync(
    FILE,
    [
      'const [key] = useState(() => crypto.randomUUID())',
      'const [keys] = useState(() => ({ refused: crypto.randomUUID() }))',
      'const save = useMutation({ mutationFn: () => send(crypto.randomUUID()) })',
      'const press = () => add.mutate({ key: crypto.randomUUID() })',
      'const state = useState(() => () => crypto.randomUUID())',
      'function make() { return self.crypto.randomUUID() }',
    ].join('\n'),
  )
  expect(keysOfPresses(FILE).map((problem) => problem.replace(/: a key.*/, ''))).toEqual(
    [3, 4, 5, 6].map((line) => `${FILE}:${line}`),
  )
})
