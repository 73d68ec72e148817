// The hierarchy of the window in front, as clients read it.
import type { Device } from "./device.ts";
import { dumpHierarchy, hierarchyNodes, type HierarchyNode } from "./ui-hierarchy.ts";
import { packageInFront } from "./windows.ts";

const optionsOf = async (device: Device) => ({
  ...device.size,
  rotation: device.rotation,
  package: await packageInFront(device),
});
/** Returns the XML of `uiautomator dump`. Throws PhoneError. */
export async function readHierarchy(device: Device): Promise<string> {
  const elements = await device.elements();
  return dumpHierarchy(elements, await optionsOf(device));
}
/** Returns the nodes below the root, in the order of the display. Throws PhoneError. */
export async function readNodes(device: Device): Promise<readonly HierarchyNode[]> {
  const elements = await device.elements();
  return hierarchyNodes(elements, await optionsOf(device));
}
