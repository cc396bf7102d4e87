import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Ten steps from the lightest tint to the deepest shade; step 8 is the wine of the brand. */
const wine: MantineColorsTuple = [
  '#fbf0f2',
  '#f4dde2',
  '#efa9b9',
  '#dd93a4',
  '#cd6b83',
  '#b94a68',
  '#a23657',
  '#8e2746',
  '#7b1e3a',
  '#5f152b',
]

const olive: MantineColorsTuple = [
  '#f3f5ee',
  '#e4e8da',
  '#ccd4ba',
  '#b8c69c',
  '#a2b183',
  '#8fa073',
  '#748259',
  '#5e6b4a',
  '#4c583a',
  '#3b452d',
]

const gold: MantineColorsTuple = [
  '#fbf5e8',
  '#f4e6c8',
  '#e9d09c',
  '#dfb974',
  '#d0a457',
  '#b9893a',
  '#9a702b',
  '#7a5719',
  '#624512',
  '#49330c',
]

/** Mantine's cool greys would look blue on ivory paper: these are the same steps, warmed. */
const gray: MantineColorsTuple = [
  '#fbf7f0',
  '#f3e9dc',
  '#ece1d2',
  '#e5dacb',
  '#cfc1b4',
  '#a99a92',
  '#8c7a76',
  '#65565a',
  '#46393d',
  '#2b2024',
]

const dark: MantineColorsTuple = [
  '#f5ece2',
  '#d8c9c0',
  '#c9b9b2',
  '#96817d',
  '#5a484c',
  '#43353a',
  '#33272a',
  '#271e20',
  '#1c1517',
  '#130e0f',
]

export const theme = createTheme({
  colors: { wine, olive, gold, gray, dark },
  primaryColor: 'wine',
  primaryShade: { light: 8, dark: 6 },
  black: '#2b2024',
  white: '#fffdf9',
  fontFamily: 'var(--bnr-text-font)',
  headings: { fontFamily: 'var(--bnr-heading-font)', fontWeight: '400' },
  defaultRadius: 10,
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/** Mantine paints with our tokens, which know light from dark already. */
export const mantineVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--bnr-paper)',
    '--mantine-color-text': 'var(--bnr-ink)',
    '--mantine-color-dimmed': 'var(--bnr-soft)',
    '--mantine-color-error': 'var(--bnr-danger)',
    '--mantine-color-anchor': 'var(--bnr-wine-text)',
    '--mantine-color-placeholder': 'var(--bnr-soft)',
    '--mantine-color-default': 'var(--bnr-surface)',
    '--mantine-color-default-border': 'var(--bnr-field-line)',
    '--mantine-primary-color-light-color': 'var(--bnr-wine-text)',
  }
  return { variables: {}, light: shared, dark: shared }
}
