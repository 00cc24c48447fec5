export * from './ArrivalQuestion.tsx'
export * from './ArrivesBefore.tsx'
export * from './ArrivalVerdict.tsx'
