import type { ReactNode } from 'react'
import { LogoMark } from '../ui/LogoMark.tsx'
import notice from '../ui/notice.module.css'
import { usePageTitle } from '../ui/usePageTitle.ts'
import classes from './StoryNotice.module.css'

export interface StoryNoticeProps {
  title: string
  /** Of the page; the same as what is read unless said. */
  pageTitle?: string
  children: ReactNode
}

/** In the place of a story, for what there is to say instead. */
export function StoryNotice({ title, pageTitle = title, children }: StoryNoticeProps) {
  usePageTitle(pageTitle)
  return (
    <div className={`${notice.notice} ${classes.notice}`}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}
