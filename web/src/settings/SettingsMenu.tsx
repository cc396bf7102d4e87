import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../ui/translation.ts'
import classes from './SettingsMenu.module.css'
import { type SettingsTab, settingsTabs } from './tabs.ts'

/** A list next to the open tab on a wide screen, a folded menu on a phone. */
export function SettingsMenu({ active }: { active: SettingsTab }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <nav aria-label={t('Settings')} className={classes.menu}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className={classes.all}>{t('All settings')}</span>
          {t(active.label)}
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} className={classes.links} data-open={open}>
        {settingsTabs.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={`?active=${key}`}
              aria-current={key === active.key ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
