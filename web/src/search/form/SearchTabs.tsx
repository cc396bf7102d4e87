import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { memberForms } from '../searchForms.ts'
import classes from './SearchTabs.module.css'

export type MemberForm = (typeof memberForms)[number]

const titles: Record<MemberForm, string> = {
  quick: 'Quick Search',
  regular: 'Regular Search',
  advanced: 'Advanced Search',
}

export interface SearchTabsProps {
  form: MemberForm
  onForm: (form: MemberForm) => void
  children: ReactNode
}

export function SearchTabs({ form, onForm, children }: SearchTabsProps) {
  const { t } = useTranslation()
  const names = { list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }
  return (
    <Tabs
      value={form}
      onChange={(next) => next && onForm(next as MemberForm)}
      keepMounted={false}
      classNames={names}
    >
      <Tabs.List aria-label={t('Kind of search')}>
        {memberForms.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(titles[name])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={form}>{children}</Tabs.Panel>
    </Tabs>
  )
}
