import { createContext, type ReactNode, useContext } from 'react';

const SaveData = createContext(false);

export function useSaveData(): boolean {
  return useContext(SaveData);
}

export function SaveDataProvider({
  saveData,
  children,
}: {
  saveData: boolean;
  children: ReactNode;
}) {
  return <SaveData value={saveData}>{children}</SaveData>;
}
