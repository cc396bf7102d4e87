import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { type Chip, Chips } from './Chips.tsx'
import classes from './CriteriaLine.module.css'
import { RefineButton } from './RefineButton.tsx'

interface CriteriaLineProps {
  chips: readonly Chip[]
  /** The fields of the search in a dialog; undefined if nothing can be refined. */
  opens?: ((close: () => void) => ReactNode) | undefined
  /** The page with the form of the search. */
  form: Pick<LinkProps, 'to' | 'state'>
  /** What else can be done with the search. */
  children?: ReactNode
}

/** The criteria of a search as chips that can be removed, with the ways to change them. */
export function CriteriaLine({ chips, opens, form, children }: CriteriaLineProps) {
  return (
    <div className={classes.line}>
      <Chips chips={chips} />
      {opens && <RefineButton hasColumn count={new Set(chips.map(({ name }) => name)).size} opens={opens} />}
      <ButtonLink variant="quiet" {...form}>
        {t('Change search')}
      </ButtonLink>
      {children}
    </div>
  )
}
