import type { StaffCard } from '@bnr/contract/profiles/card'
import { openContact } from '@bnr/contract/profiles/contact'
import { phoneShown } from '@bnr/contract/profiles/facts/shown'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { DoNotCall, PhoneNumber } from '../../ui/PhoneNumber.tsx'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import classes from './ContactLine.module.css'

/** Not cached, because the server records each time staff open a contact. */
export const useContact = (id: number) =>
  useSending({
    mutationFn: () => call(openContact, { params: { id } }),
    onError: ({ message }) => toastError(message),
    gcTime: 0,
  })

interface ContactLineProps {
  profile: Pick<StaffCard, 'id' | 'basic' | 'maskedPhone' | 'doNotCall'>
}

/** Shows the end of a number until staff open the contact. */
export function ContactLine({ profile: { id, basic, maskedPhone, doNotCall } }: ContactLineProps) {
  const { data, isPending, mutate } = useContact(id)
  if (!data)
    return (
      <span className={classes.line}>
        <span>{maskedPhone}</span>
        {doNotCall && <DoNotCall />}
        <button
          type="button"
          className={classes.open}
          disabled={isPending}
          aria-label={t('Show the contact of {name}', { name: basic?.name ?? '' })}
          onClick={() => mutate()}
        >
          {t('Show')}
        </button>
      </span>
    )
  return (
    <span className={classes.opened} role="status">
      <PhoneNumber shown={phoneShown(data.phone) ?? ''} callable={!doNotCall} />
      {data.contactPersonPhone && (
        <span>
          {data.contactPersonName}{' '}
          <PhoneNumber shown={phoneShown(data.contactPersonPhone) ?? ''} callable={!doNotCall} />
        </span>
      )}
      {data.email && <a href={`mailto:${data.email}`}>{data.email}</a>}
    </span>
  )
}
