export * from './OrderBooks.tsx'
