import type { StackOptions } from './stack.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment asks of a stack that a person starts. */
export function optionsFromEnvironment(env: Environment): StackOptions {
  return {
    ...(env.STACK_DATA ? { data: env.STACK_DATA } : {}),
    databaseUrl: env.DATABASE_URL ?? null,
    reset: env.STACK_RESET === '1',
    seed: env.STACK_SEED !== '0',
    fakeGoogle: env.STACK_FAKE_GOOGLE === '1',
  }
}
