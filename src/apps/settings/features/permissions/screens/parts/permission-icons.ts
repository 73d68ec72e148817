/** Icons of permissions. */
import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import microphone from "@material-symbols/svg-400/rounded/mic.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import contacts from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import calendar from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import sms from "@material-symbols/svg-400/rounded/sms.svg?raw";
import phone from "@material-symbols/svg-400/rounded/call.svg?raw";
import callLog from "@material-symbols/svg-400/rounded/call_log.svg?raw";
import photos from "@material-symbols/svg-400/rounded/photo_library.svg?raw";
import files from "@material-symbols/svg-400/rounded/folder.svg?raw";
import nearby from "@material-symbols/svg-400/rounded/nearby.svg?raw";
import sensors from "@material-symbols/svg-400/rounded/ecg_heart.svg?raw";
import activity from "@material-symbols/svg-400/rounded/directions_run.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import type { Permission } from "#os/permissions.ts";

export const permissionIcons: Readonly<Record<Permission, string>> = {
  camera,
  microphone,
  location,
  contacts,
  calendar,
  sms,
  phone,
  callLog,
  photos,
  files,
  nearby,
  sensors,
  activity,
  notifications,
};
