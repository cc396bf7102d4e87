import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { useOwnChoice } from '../../platform/ownChoices.ts'
import { t } from '../../ui/translation.ts'
import classes from './ViewChoice.module.css'

const views = [
  { view: 'cards', label: 'Cards', Icon: IconLayoutList },
  { view: 'table', label: 'Table', Icon: IconTable },
] as const
type View = (typeof views)[number]['view']

/** How this person last looked at found profiles in this browser. */
export function useView(): [View, (view: View) => void] {
  const [words, choose] = useOwnChoice('found-profiles')
  return [words?.includes('table') ? 'table' : 'cards', (view) => choose([view])]
}

export function ViewChoice() {
  const [chosen, choose] = useView()
  return (
    <fieldset aria-label={t('Show as')} className={classes.views}>
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          className={classes.view}
          aria-pressed={view === chosen}
          onClick={() => choose(view)}
        >
          <Icon size={18} aria-hidden />
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}
