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
        aubergine: { DEFAULT: '#5B2C6F', tint: '#F0E5F3' },
        // The line of a control must reach 3:1 on plaster, which the hairline colour does not.
        control: '#93826F',
      },
      fontFamily: {
        display: ['"El Messiri"', '"El Messiri Fallback"', 'Georgia', 'serif'],
        text: ['"Readex Pro"', '"Readex Pro Fallback"', 'system-ui', '"Segoe UI"', 'Roboto', 'sans-serif'],
        // For the one Arabic word of a Latin page, which is not worth a download.
        system: ['system-ui', '"Segoe UI"', 'Roboto', 'sans-serif'],
      },
      // The line heights are set by the script of the text: see styles.css.
      fontSize: {
        sm: ['0.875rem', 'var(--leading-text)'],
        base: ['1rem', 'var(--leading-text)'],
        lg: ['1.125rem', 'var(--leading-text)'],
        xl: ['clamp(1.25rem, 1.17rem + 0.36vw, 1.375rem)', 'var(--leading-display)'],
        '2xl': ['clamp(1.5rem, 1.34rem + 0.71vw, 1.75rem)', 'var(--leading-display)'],
        // At most 15vw, so that a word fits on a phone whose text is enlarged.
        '3xl': ['min(clamp(1.75rem, 1.43rem + 1.43vw, 2.25rem), 15vw)', 'var(--leading-display)'],
        '4xl': ['min(clamp(2.125rem, 1.57rem + 2.5vw, 3rem), 15vw)', 'var(--leading-display)'],
      },
      borderRadius: { control: '10px', picture: '16px' },
      boxShadow: { low: '0 6px 20px -8px rgb(42 33 27 / 0.18)' },
      maxWidth: { page: '1200px', prose: '68ch' },
      // Things come in and go out; where from is told by the variables, which rtl: turns round.
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'fade-out': { to: { opacity: '0' } },
        'slide-in': { from: { transform: 'translate(var(--slide-x, 0), var(--slide-y, 0))' } },
        'slide-out': { to: { transform: 'translate(var(--slide-x, 0), var(--slide-y, 0))' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(6px)' } },
      },
      animation: {
        'fade-in': 'fade-in 200ms ease-out',
        'fade-out': 'fade-out 200ms ease-out forwards',
        'slide-in': 'slide-in 220ms ease-out',
        'slide-out': 'slide-out 200ms ease-out forwards',
        'rise-in': 'rise-in 150ms ease-out',
      },
    },
  },
} satisfies Config
