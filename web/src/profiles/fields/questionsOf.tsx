import type { ConfigurationName, PreferenceName, SettingName } from '@bnr/contract/reference/names'
import type { ComponentType } from 'react'
import { useConfiguration, useSetting } from '../../reference/calls.ts'
import { useTranslation } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'
import type { ListFieldProps } from './ListField.tsx'

export type UseList = () => ListFieldProps['list']

/** A row of a table of questions; what else it says goes to its field. */
export interface QuestionRow {
  Field: ComponentType<never>
  label: string
  useList?: UseList
}

export const setting = (name: SettingName | PreferenceName) => () => useSetting(name)
export const configuration = (name: ConfigurationName) => () => useConfiguration(name)

/** A component that puts questions of a table, in the order of their paths. */
export function questionsOf<Table extends Record<string, QuestionRow>>(table: Table) {
  return function Questions({ form, paths }: FieldsProps & { paths: readonly (keyof Table & string)[] }) {
    return paths.map((path) => (
      <Question key={path} form={form} path={path} row={table[path] as QuestionRow} />
    ))
  }
}

type QuestionProps = FieldsProps & { path: string; row: QuestionRow }
type FieldProps = Pick<ListFieldProps, 'form' | 'path' | 'label'> & { list?: ListFieldProps['list'] }

function Question({ form, path, row }: QuestionProps) {
  const { t } = useTranslation()
  const { Field, label, useList, ...own } = row
  const shared = { ...own, form, path, label: t(label) }
  const Drawn = Field as ComponentType<FieldProps>
  return useList ? <Listed {...shared} Field={Drawn} useList={useList} /> : <Drawn {...shared} />
}

function Listed({
  Field,
  useList,
  ...shared
}: FieldProps & { Field: ComponentType<FieldProps>; useList: UseList }) {
  return <Field {...shared} list={useList()} />
}
