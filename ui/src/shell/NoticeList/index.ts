export * from './NoticeList.tsx'
