import { type ContactEntry, callOutcomes, contactKinds } from '@bnr/contract/contactLog/entry'
import { channelNames } from '@bnr/contract/contactLog/templates'
import { dayShown, momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './ContactLog.module.css'
import { DeliveryLine } from './DeliveryLine.tsx'

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

function Entry({
  entry: { at, by, note, followUpOn, followUpAt, due, delivery, ...entry },
}: {
  entry: ContactEntry
}) {
  return (
    <>
      <p className="strong">{whatShown(entry)}</p>
      <p className="soft">
        {momentShown(at)} · {by}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      {delivery && <DeliveryLine delivery={delivery} />}
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

/** Names a call by its outcome, and a message by how it was sent. */
export const whatShown = ({
  kind,
  outcome,
  channel,
}: Pick<ContactEntry, 'kind' | 'outcome' | 'channel'>): string =>
  channel
    ? t(channelNames[channel])
    : outcome
      ? t('Call: {outcome}', { outcome: t(callOutcomes[outcome].label) })
      : t(contactKinds[kind].label)
