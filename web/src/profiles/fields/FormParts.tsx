import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { Fragment } from 'react'
import { t } from '../../ui/translation.ts'
import classes from './fields.module.css'
import { Questions, type QuestionsProps } from './Questions.tsx'

export interface FormPartsProps extends QuestionsProps {
  /** The heading of each part, by its first question. */
  headings: { readonly [Path in FieldPath]?: string }
  Heading: 'h2' | 'h3'
}

export function FormParts({ paths, headings, Heading, ...shown }: FormPartsProps) {
  return paths.map((path) => (
    <Fragment key={path}>
      {headings[path] && <Heading className={classes.part}>{t(headings[path])}</Heading>}
      <Questions paths={[path]} {...shown} />
    </Fragment>
  ))
}
