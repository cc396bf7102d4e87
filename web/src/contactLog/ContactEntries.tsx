import { type ContactEntry, callOutcomes, contactKinds } from '@bnr/contract/contactLog/entry'
import { dayShown, momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './ContactLog.module.css'

export function ContactEntries({ entries }: { entries: readonly ContactEntry[] }) {
  return (
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry: { at, by, note, followUpOn, followUpAt, due, ...entry } }: { entry: ContactEntry }) {
  return (
    <>
      <p className="strong">{whatShown(entry)}</p>
      <p className="soft">
        {momentShown(at)} · {by}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      {followUpOn && (
        <p className={due ? classes.due : 'soft'}>
          {t(due ? 'Call back on {day}' : 'Call back on {day}: done', {
            day: dayAndTime(followUpOn, followUpAt),
          })}
        </p>
      )}
    </>
  )
}

/** Formats a day with or without a time, such as "30 Nov 2026, 6:30 pm". */
export const dayAndTime = (day: string, time: string | undefined): string =>
  time ? momentShown(`${day}T${time}:00+05:30`) : dayShown(day)

/** Names a call by its outcome. */
export const whatShown = ({ kind, outcome }: Pick<ContactEntry, 'kind' | 'outcome'>): string =>
  outcome ? t('Call: {outcome}', { outcome: t(callOutcomes[outcome].label) }) : t(contactKinds[kind].label)
