import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { chooseColorScheme, useColorScheme } from '../ui/colorScheme.ts'
import { t } from '../ui/translation.ts'
import classes from './headers.module.css'

export function ColorSchemeToggle() {
  const dark = useColorScheme() === 'dark'
  const Icon = dark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label={t('Dark appearance')}
      aria-pressed={dark}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
