import type { Config } from 'tailwindcss'

// Every name is a role, not a look: a colour is changed here and nowhere else.
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        plaster: { DEFAULT: '#FBF6EC', raised: '#F4EADA', line: '#E9DBC2' },
        ink: { DEFAULT: '#2A211B', muted: '#6B5D50' },
        copper: { DEFAULT: '#9C4A1C', hover: '#833C14', tint: '#F3DFCF' },
        gold: { DEFAULT: '#C8992C', text: '#7A5810' },
        majolica: { DEFAULT: '#1E3F91', tint: '#E3E9F7' },
        olive: { DEFAULT: '#44622B', tint: '#E6EDDC' },
        brick: { DEFAULT: '#A3271F', tint: '#F8E1DE' },
        saffron: { DEFAULT: '#8A5A00', tint: '#F8EBCB' },
        // The line of a control must reach 3:1 on plaster, which the hairline colour does not.
        control: '#93826F',
      },
      fontFamily: {
        display: ['"El Messiri"', 'Georgia', 'serif'],
        text: ['"Readex Pro"', 'system-ui', '"Segoe UI"', 'Roboto', 'sans-serif'],
      },
      fontSize: {
        sm: ['0.875rem', '1.5'],
        base: ['1rem', '1.6'],
        lg: ['1.125rem', '1.6'],
        xl: ['1.375rem', '1.4'],
        '2xl': ['1.75rem', '1.35'],
        '3xl': ['2.25rem', '1.35'],
        '4xl': ['3rem', '1.35'],
      },
      borderRadius: { control: '10px', picture: '16px' },
      boxShadow: { low: '0 6px 20px -8px rgb(42 33 27 / 0.18)' },
      maxWidth: { page: '1200px', prose: '68ch' },
    },
  },
} satisfies Config
