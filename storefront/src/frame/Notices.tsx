import { NoticeList } from '@stemside/ui/shell/NoticeList'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { usePageLocation } from '../hooks/navigation.ts'
import { useShop } from '../hooks/ShopContext.tsx'

/** The notices, on every page. */
export function Notices() {
  const { notices } = useShop()
  const { notices: shown } = useSnapshot(notices.state)
  const { pathname } = usePageLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current !== pathname) notices.turnPage()
    page.current = pathname
  }, [pathname, notices])
  return <NoticeList notices={shown} onClose={(id) => notices.dismiss(id)} />
}
