import { Link } from 'react-router'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MissingList.module.css'
import { missingItems } from './missingItems.ts'

export interface MissingListProps {
  bnrId: string
  missing: Readonly<Record<string, string>>
}

export function MissingList({ bnrId, missing }: MissingListProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes.missing}>
      {missingItems(missing).map(({ path, message, anchor }) => (
        <li key={path}>
          <Link to={`/profile/update/${bnrId}#${anchor}`}>{t(message)}</Link>
        </li>
      ))}
    </ul>
  )
}
