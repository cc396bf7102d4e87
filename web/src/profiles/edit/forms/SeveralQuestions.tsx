import { isPreference, listAt } from '@bnr/contract/profiles/fields'
import { type PreferenceName, preferenceLists } from '@bnr/contract/reference/names'
import { any } from '@bnr/contract/search/defaults'
import { useConfiguration } from '../../../reference/calls.ts'
import { isConfiguration, listOf, type UseList } from '../../../reference/listOf.ts'
import { t } from '../../../ui/translation.ts'
import { ManyField, type ManyFieldProps } from '../../fields/ManyField.tsx'
import { questionsBy, type SingleQuestionProps } from '../../fields/Questions.tsx'
import { settledPreferences } from '../../fields/settledPreferences.ts'
import { TicksField, type TicksFieldProps } from '../../fields/TicksField.tsx'
import { withAnyFirst } from './withAnyFirst.ts'

/** Preferences offer Any first; those of a short list are checkboxes. */
function Several({ form, path }: SingleQuestionProps) {
  const list = listAt(path)
  const field = { form, path }
  if (!isPreference(path)) return <Many {...field} useList={listOf(list)} />
  const short = preferenceListOf(list)
  if (short) return <Ticks {...field} useList={listOf(short)} />
  return <Many {...field} useList={preferencesOf(list)} settle={settledPreferences} />
}

type Listed<Props> = Omit<Props, 'list'> & { useList: UseList }
const Many = ({ useList, ...field }: Listed<ManyFieldProps>) => <ManyField {...field} list={useList()} />
const Ticks = ({ useList, ...field }: Listed<TicksFieldProps>) => <TicksField {...field} list={useList()} />

const preferenceNames = Object.keys(preferenceLists) as PreferenceName[]
const preferenceListOf = (list: string) => preferenceNames.find((name) => preferenceLists[name] === list)

function preferencesOf(list: string): UseList {
  if (isConfiguration(list)) return () => useConfiguration(list, { any: true })
  const useList = listOf(list)
  return () => withAnyFirst(useList(), t(any))
}

export const SeveralQuestions = questionsBy({ several: Several })
