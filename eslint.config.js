import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

// A folder of src imports only from earlier steps; folders of one step do not import each other.
const steps = [
  ['prerender'],
  ['lib'],
  ['i18n'],
  ['ui'],
  ['currency'],
  ['auth', 'settings', 'catalog', 'content'],
  ['orders'],
  ['payments'],
  ['cart'],
  ['checkout'],
  ['shell'],
  ['pages'],
  ['app'],
]
const room = (name) => `./src/${name}`

const directionZones = steps.flatMap((rooms, index) =>
  rooms.map((name) => ({
    target: room(name),
    from: [
      ...rooms.filter((other) => other !== name),
      ...steps.slice(index + 1).flat(),
      // Only the router loads admin, by import().
      'admin',
    ].map(room),
    message: `${name} may import only from ${steps.slice(0, index).flat().join(', ') || 'packages'}.`,
  })),
)

const adminZones = [
  {
    target: room('admin'),
    from: ['shell', 'pages', 'cart', 'checkout', 'app', 'content'].map(room),
    message: 'admin stands beside pages: lib, i18n, ui, auth, settings and the queries of a vertical only.',
  },
  ...['catalog', 'orders'].map((vertical) => ({
    target: room('admin'),
    from: `./src/${vertical}/!(queries|schema|order-status|variation-labels).{ts,tsx}`,
    message: `admin may import ${vertical}'s queries, schema, status and labels only.`,
  })),
]

const words = '/\\p{L}/u'
const noLiteralText = [
  { selector: `JSXText[value=${words}]`, message: 'Copy belongs to the message catalogues: use t().' },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|aria-description|alt|placeholder|title)$/] > Literal[value=${words}]`,
    message: 'Copy belongs to the message catalogues: use t().',
  },
]

const noSupabaseElsewhere = {
  name: '@supabase/supabase-js',
  message: 'Only lib/supabase.ts and its data-api.ts talk to the client library.',
}
const noPostgrestElsewhere = { ...noSupabaseElsewhere, name: '@supabase/postgrest-js' }
const noRealtimeElsewhere = { ...noSupabaseElsewhere, name: '@supabase/realtime-js' }
const noZodElsewhere = { name: 'zod', message: 'Import z from @/lib/zod: by itself it tries eval.' }

export default tseslint.config(
  {
    ignores: [
      'dist',
      'coverage',
      'node_modules',
      'supabase/.temp',
      'src/lib/database.types.ts',
      // Entry points for Deno: `deno check` covers them.
      'supabase/functions/*/index.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: globals.node,
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Router loaders throw redirects.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // It requires the non-null assertion that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // An empty string often needs the fallback as well.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/prerender/boot.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...directionZones, ...adminZones] }],
      'no-restricted-imports': [
        'error',
        { paths: [noSupabaseElsewhere, noPostgrestElsewhere, noRealtimeElsewhere, noZodElsewhere] },
      ],
      'no-restricted-syntax': ['error', ...noLiteralText],
      'no-console': 'error',
    },
  },
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/lib/data-api.ts', 'src/lib/supabase.ts', 'src/lib/zod.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The entry of the prerender build renders the whole app.
    files: ['src/prerender/render-page.tsx'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // Only the routes load admin, by import(); scripts/checks/house-imports.ts checks it.
    files: ['src/app/admin-routes.tsx'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: adminZones }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
