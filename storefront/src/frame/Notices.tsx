import { NoticeList } from '@stemside/ui/shell/NoticeList'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { usePageLocation } from '../hooks/navigation.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { isPassing } from '../state/notices.ts'

/** How long a notice stays that only tells what happened, in milliseconds. */
const readingTime = 10_000

/** The notices, on every page. */
export function Notices() {
  const { notices } = useStores()
  const { notices: shown } = useSnapshot(notices.state)
  const { pathname } = usePageLocation()
  const page = useRef(pathname)
  const list = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (page.current !== pathname) notices.dismissPassing()
    page.current = pathname
  }, [pathname, notices])
  useEffect(() => {
    if (!shown.some(isPassing)) return undefined
    const timer = setInterval(() => {
      // Whoever points at a notice, or has the focus in it, is not done with it.
      const isInUse =
        list.current?.matches(':hover') || list.current?.contains(document.activeElement)
      if (!isInUse) notices.dismissPassing()
    }, readingTime)
    return () => clearInterval(timer)
  }, [shown, notices])
  return <NoticeList ref={list} notices={shown} onClose={(id) => notices.dismiss(id)} />
}
