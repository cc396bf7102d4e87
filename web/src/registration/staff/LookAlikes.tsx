import { findLookAlikes, type LookAlike } from '@bnr/contract/profiles/lookAlikes'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../platform/call.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { useSettled } from '../../ui/useSettled.ts'
import classes from './LookAlikes.module.css'

export interface LookAlikesProps {
  name: string
  /** Empty until it is complete. */
  dateOfBirth: string
}

/**
 * Shows registered profiles with this name and birth date. It does not block the form; staff decide whether it is the
 * same person.
 */
export function LookAlikes({ name: typed, dateOfBirth }: LookAlikesProps) {
  const found = useLookAlikes(useSettled(typed.trim()), dateOfBirth)
  return (
    <div role="status" className={classes.status}>
      {found.length > 0 && (
        <Surface compact className={classes.notice}>
          <p>{t('Somebody with this name and birth date is already registered. Is it the same person?')}</p>
          <ul className={classes.list}>
            {found.map(({ bnrId, name, status }) => (
              <li key={bnrId} className={classes.one}>
                <Link to={`/profile/${bnrId}`} target="_blank" rel="noopener">
                  {t('Looks like BNR {id}', { id: bnrId })}
                  <IconExternalLink size={16} aria-hidden />
                  <span className="visually-hidden">{t('opens in a new tab')}</span>
                </Link>
                <span>{name}</span>
                <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        </Surface>
      )}
    </div>
  )
}

const none: readonly LookAlike[] = []

/** Returns nothing when the call fails, because this is only a hint. */
function useLookAlikes(name: string, dateOfBirth: string): readonly LookAlike[] {
  const { data } = useQuery({
    queryKey: ['look-alikes', name, dateOfBirth],
    enabled: name.length > 1 && dateOfBirth !== '',
    retry: false,
    queryFn: ({ signal }) => call(findLookAlikes, { body: { name, dateOfBirth } }, signal),
  })
  return data?.results ?? none
}
